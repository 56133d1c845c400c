import { DROP_REASONS, type DropReason } from '@toolyard/core/mail';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface AnsweredCall {
  readonly method: string;
  /** As declared, `/api/options/strategies/:id`; null where no handler answered. */
  readonly route: string | null;
  readonly status: number;
  readonly seconds: number;
  /** The code of the error that was answered. */
  readonly refusal: string | null;
}

const LONGEST_READ_MS = 2_000;

/** A database that hangs must not keep the other figures from whoever watches it. */
const tooLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('too late')), LONGEST_READ_MS).unref(),
  );

/** A number, or one for each state. */
type Figure = number | Readonly<Record<string, number>>;

/** What can be measured of this process. Labels are routes, methods and codes: never an id or a path as called. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'toolyard_http_request_duration_seconds',
    help: 'Calls answered, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'toolyard_http_refusals_total',
    help: 'Calls answered by an error, by route and error code; sign-in outcomes are those of /api/auth/login',
    labelNames: ['route', 'code'],
    registers: [this.registry],
  });
  private readonly jobs = new Counter({
    name: 'toolyard_job_runs_total',
    help: 'Turns of the jobs of this server, by outcome: done or failed',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  });
  private readonly droppedMail = new Counter({
    name: 'toolyard_mail_dropped_total',
    help: 'Mails that were never sent, by reason: undeliverable, or obsolete before they were sent',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  /** When each job's next turn is planned, on the clock that no jump changes. */
  private readonly planned = new Map<string, number>();
  readonly contentType = this.registry.contentType;

  constructor() {
    // A rise is seen only from a figure that was there before.
    for (const reason of DROP_REASONS) this.droppedMail.inc({ reason }, 0);
  }

  /** Adds the figures of the process itself: memory, processor time, event loop lag, garbage collection. */
  observeProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a figure that is read whenever the metrics are; one that cannot be read within two seconds is left out. */
  observe(name: string, help: string, read: () => Figure | Promise<Figure>): void {
    const labelNames = ['state'];
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        gauge.reset();
        try {
          const figure = await Promise.race([read(), tooLate()]);
          if (typeof figure === 'number') gauge.set(figure);
          else for (const [state, value] of Object.entries(figure)) gauge.set({ state }, value);
        } catch {
          gauge.reset();
        }
      },
    });
  }

  /** Says which build runs, as labels of a figure that is always 1. */
  describeBuild(labels: Readonly<Record<string, string>>): void {
    new Gauge({
      name: 'toolyard_build_info',
      help: 'The build that runs; always 1',
      labelNames: Object.keys(labels),
      registers: [this.registry],
    }).set(labels, 1);
  }

  mailDropped(reason: DropReason): void {
    this.droppedMail.inc({ reason });
  }

  jobRan(job: string, outcome: 'done' | 'failed'): void {
    this.jobs.inc({ job, outcome });
  }

  /** The next turn of a job begins so much later. It counts as overdue until the one after it is planned. */
  jobPlanned(job: string, milliseconds: number): void {
    this.planned.set(job, performance.now() + milliseconds);
  }

  /** Seconds since each job's turn was due; 0 where it waits for its time. */
  jobsOverdue(): Readonly<Record<string, number>> {
    const now = performance.now();
    return Object.fromEntries(
      [...this.planned].map(([job, due]) => [job, Math.max(0, now - due) / 1_000]),
    );
  }

  answered({ method, route, status, seconds, refusal }: AnsweredCall): void {
    const declared = route ?? 'other';
    const known = METHODS.includes(method) ? method : 'other';
    const labels = { route: declared, method: known, status: `${Math.floor(status / 100)}xx` };
    this.durations.observe(labels, seconds);
    if (refusal !== null) this.refusals.inc({ route: declared, code: refusal });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
