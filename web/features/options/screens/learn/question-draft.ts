import type {
  BuiltLegRequest,
  QuestionAnswerRequest,
  QuestionResponse,
} from '../../../../api/generated-learning.ts';
import { readNumber } from '../../shared/figures/read-number.ts';

/** An answer as it is typed. */
export interface QuestionDraft {
  readonly option: number | null;
  readonly number: string;
  readonly legs: readonly BuiltLegRequest[];
}

export const NO_ANSWER: QuestionDraft = { option: null, number: '', legs: [] };

/** An answer as it is sent. */
export type AnswerFields = Omit<QuestionAnswerRequest, 'questionId'>;

/** A new leg: a call at the middle strike that expires first. */
export function newLeg({ building }: QuestionResponse): BuiltLegRequest {
  const { strikes = [], days = [] } = building ?? {};
  const strike = strikes[Math.floor(strikes.length / 2)] ?? null;
  return { position: 'long', type: 'call', strike, days: days[0] ?? null, quantity: 1 };
}

/** What is sent; null while nothing was answered, `wrong` where a number cannot be read. */
export function answerOf(
  question: QuestionResponse,
  draft: QuestionDraft,
): AnswerFields | 'wrong' | null {
  if (question.options) return draft.option === null ? null : { option: draft.option };
  if (question.building) return draft.legs.length === 0 ? null : { legs: [...draft.legs] };
  if (draft.number.trim() === '') return null;
  const number = readNumber(draft.number.replace('%', ''));
  return Number.isNaN(number) ? 'wrong' : { number };
}
