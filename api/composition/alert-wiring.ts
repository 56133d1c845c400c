import {
  ChangeAlert,
  CreateAlert,
  DeleteAlert,
  EvaluateAlerts,
  ListAlertNotices,
  ListAlerts,
  MarkNoticesRead,
} from '@toolyard/core/options/alerts';
import { CarryOverCorporateActions } from '@toolyard/core/options/corporate-actions';
import { PORTS } from './ports.ts';
import { preparedWrite, wire, write, type Wiring } from './wiring.ts';

/** Alerts of the options area and their notices. */
export const ALERT_WIRING: readonly Wiring[] = [
  wire(ListAlerts, [PORTS.alertReader]),
  preparedWrite(CreateAlert, [PORTS.alertPorts]),
  preparedWrite(ChangeAlert, [PORTS.alertPorts]),
  write(
    DeleteAlert,
    [PORTS.clock],
    ({ alerts, audit }, time) => new DeleteAlert(alerts, audit, time),
  ),
  wire(ListAlertNotices, [PORTS.noticeReader]),
  write(MarkNoticesRead, [PORTS.clock], ({ notices }, time) => new MarkNoticesRead(notices, time)),
  wire(EvaluateAlerts, [PORTS.work, PORTS.evaluationPorts]),
  wire(CarryOverCorporateActions, [PORTS.work, PORTS.carryOverPorts]),
];
