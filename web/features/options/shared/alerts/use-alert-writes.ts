import { isCallError } from '../../../../api/call-error.ts';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  api,
  useChangeAlertMutation,
  useCreateAlertMutation,
  type AlertConditionRequest,
  type AlertRepeat,
  type AlertResponse,
} from '../../../../api/generated.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';

/** Why an alert was not saved: in words for the whole form, or by field. */
export interface AlertRefusal {
  readonly text: string | null;
  readonly fields: ReadonlyMap<string, string>;
}

interface Terms {
  readonly condition: AlertConditionRequest;
  readonly repeat: AlertRepeat;
  readonly paused: boolean;
}

/** Makes an alert, or changes one at the version that is shown; answers the refusal, null where it is saved. */
export function useSaveAlert() {
  const t = useText();
  const dispatch = useAppDispatch();
  const [create, creation] = useCreateAlertMutation();
  const [change, changing] = useChangeAlertMutation();
  const save = async (
    { condition, repeat, paused }: Terms,
    rule: AlertResponse | null,
  ): Promise<AlertRefusal | null> => {
    const { error } = rule
      ? await change({
          id: rule.id,
          'If-Match': `"${rule.version}"`,
          changeAlertRequest: { condition, repeat, paused },
        })
      : await create({ createAlertRequest: { condition, repeat, paused } });
    if (!error) return null;
    if (errorCode(error) === 'VERSION_CONFLICT') {
      dispatch(api.util.invalidateTags(['alerts']));
      return { text: t('alerts.conflict'), fields: new Map() };
    }
    const fields = fieldsIn(error);
    return { text: fields.size > 0 ? null : errorMessage(error, t('alerts.notSaved')), fields };
  };
  return { busy: creation.isLoading || changing.isLoading, save };
}

function fieldsIn(error: unknown): ReadonlyMap<string, string> {
  const details: unknown = isCallError(error) ? error.details : null;
  if (!Array.isArray(details)) return new Map();
  const faults = details as readonly { readonly field?: string; readonly message: string }[];
  return new Map(
    faults.flatMap(({ field, message }) =>
      field === undefined ? [] : [[field.replace('condition.', ''), message] as const],
    ),
  );
}
