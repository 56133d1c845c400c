import { defineEntity, p } from '@mikro-orm/core';
import { REPORT_TIMES, type ReportTime } from '@toolyard/core/market';
import { instant, isOneOf } from './columns.ts';

/** Earnings reports of the file that an operator has uploaded. */
export const UploadedReportTable = defineEntity({
  name: 'UploadedReport',
  tableName: 'uploaded_report',
  properties: {
    date: p.date().primary(),
    symbol: p.string().length(20).primary(),
    time: p.string().$type<ReportTime>().length(20).nullable(),
    confirmed: p.boolean(),
    uploadedAt: instant(),
  },
  checks: [{ name: 'uploaded_report_time', expression: isOneOf('time', REPORT_TIMES) }],
});
