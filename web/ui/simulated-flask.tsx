import FlaskConical from 'lucide-react/icons/flask-conical';
import { Badge } from './badge.tsx';

/** The mark of simulated data without its word, which hover, focus and readers bring. */
export function SimulatedFlask({ children }: { readonly children: string }) {
  return (
    <span tabIndex={0} className="group/flask inline-flex rounded-1">
      <Badge
        tone="warn"
        className="min-w-5 justify-center gap-0 border border-dashed border-warn-line bg-transparent px-1!"
        icon={<FlaskConical size={12} aria-hidden="true" />}
      >
        <span className="sr-only group-hover/flask:not-sr-only group-focus/flask:not-sr-only">
          <span className="pl-1">{children}</span>
        </span>
      </Badge>
    </span>
  );
}
