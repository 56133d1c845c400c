import { useStepUpBy } from '../../../shell/step-up/use-step-up.tsx';

const loadDialog = async () => (await import('./admin-step-up-dialog.tsx')).AdminStepUpDialog;

/** Runs a sensitive call of the console; asks the operator for the password once more where the server wants it. */
export const useAdminStepUp = () => useStepUpBy(loadDialog);
