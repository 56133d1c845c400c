import { Switch as Radix } from 'radix-ui';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** On or off, at once; 32 by 18 px in a place that can be touched. */
export function Switch({ label, checked, onChange, disabled }: Props) {
  return (
    <Radix.Root
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onCheckedChange={onChange}
      className="group inline-grid h-6 w-8 flex-none place-items-center rounded-full disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:h-10 pointer-coarse:w-11"
    >
      <span className="block h-4.5 w-8 rounded-full bg-control p-0.5 transition-colors duration-(--d-fast) group-data-[state=checked]:bg-accent-solid">
        <Radix.Thumb className="block size-3.5 rounded-full bg-white transition-transform duration-(--d-fast) data-[state=checked]:translate-x-3.5" />
      </span>
    </Radix.Root>
  );
}
