import { useApplication } from '../../app/use-application.ts';
import type { Toasts } from './toasts.ts';

/** Where screens show, change and close toasts. */
export const useToasts = (): Toasts => useApplication().toasts;
