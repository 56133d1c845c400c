import { useCallback, type ComponentProps } from 'react';
import { useAppDispatch } from '../../../../app/store.ts';
import { NumberField } from '../../shared/figures/number-field.tsx';
import { builderSlice } from './builder.slice.ts';

/** Marks a field of the builder that holds what cannot be used, so that nothing is saved with it. */
export function useWrongField(name: string): (wrong: boolean) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (wrong) => dispatch(builderSlice.actions.fieldMarked({ name, wrong })),
    [dispatch, name],
  );
}

interface Props extends Omit<ComponentProps<typeof NumberField>, 'onWrong'> {
  /** One of its own among all fields of the builder. */
  readonly name: string;
}

/** A number field of the builder. */
export function BuilderField({ name, ...field }: Props) {
  return <NumberField {...field} onWrong={useWrongField(name)} />;
}
