/** Sends writes at a steady rate and retries each with the same idempotency key until it is acknowledged. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, everyOne, firstSuperadmin, newUser, someLeg } from './site-client.mjs';

const RETRY_PAUSE = 500;
/** A busy machine starts the server slowly, and kills may meet a write several times. */
const GIVE_UP_AFTER = 600_000;
/** As many connections as a proxy would open; further requests wait. */
const CONNECTIONS = 64;
const MOST_WAITING = 200;
const EDITED_TOOLS = 10;
/** So many that none reaches the limit of 5,000 strategies. */
const USERS = 8;

/** A client with a token, who signs in again when it expires. */
class Caller {
  constructor(signIn) {
    this.signIn = signIn;
  }

  async renew(used) {
    if (this.token !== used) return;
    this.token = undefined;
    this.signing ??= this.signIn().finally(() => (this.signing = null));
    this.token = await this.signing;
  }
}

const TOOL = { description: 'Made under load', icon: '🔧', url: '/about', isActive: false };

/** Users save strategies; an admin creates tools and edits some repeatedly. */
export class Load {
  acknowledged = { strategy: new Map(), tool: new Map(), edit: new Map() };
  refused = [];
  givenUp = [];
  /** Numbers of scheduled and sent writes: a machine that cannot keep up sends fewer. */
  due = 0;
  sent = 0;
  retries = 0;
  queue = [];

  static async on(server, rate) {
    const users = [];
    while (users.length < USERS) users.push(new Caller(await newUser(server)));
    const admin = new Caller(await firstSuperadmin(server));
    for (const each of [...users, admin]) await each.renew(undefined);
    const load = new Load(server, rate, users, admin);
    load.leg = await someLeg(server);
    for (let i = 0; i < EDITED_TOOLS; i++) load.edited.push(await load.newTool(`Edited ${i}`));
    return load;
  }

  constructor(server, rate, users, admin) {
    this.server = server;
    this.rate = rate;
    this.users = users;
    this.admin = admin;
    this.leg = null;
    this.edited = [];
  }

  async newTool(title) {
    const { token } = this.admin;
    const request = { method: 'POST', token, key: randomUUID(), body: { ...TOOL, title } };
    const answer = await call(this.server, '/api/admin/tools', request);
    if (answer.status !== 201) throw new Error(`making a tool answered ${answer.status}`);
    return answer.body.data.id;
  }

  /** Of ten writes seven save a strategy, one creates a tool, two edit a tool. */
  write(number) {
    const kind = number % 10 < 7 ? 'strategy' : number % 10 < 8 ? 'tool' : 'edit';
    const name = `${kind} ${number}`;
    if (kind === 'strategy') {
      const body = { name, templateId: 'single-option', symbol: 'SPY', legs: [this.leg] };
      const by = this.users[number % USERS];
      return { kind, name, by, method: 'POST', path: '/api/options/strategies', body };
    }
    if (kind === 'tool') {
      const body = { ...TOOL, title: name };
      return { kind, name, by: this.admin, method: 'POST', path: '/api/admin/tools', body };
    }
    const path = `/api/admin/tools/${this.edited[(number + Math.floor(number / 10)) % EDITED_TOOLS]}`;
    return { kind, name, by: this.admin, method: 'PUT', path, body: { description: name } };
  }

  begin() {
    this.begun = performance.now();
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.begun) / 1000) * this.rate;
      for (; this.due < due; this.due++)
        if (this.queue.length < MOST_WAITING) this.queue.push(this.write(++this.sent));
    }, 20);
    this.connections = Array.from({ length: CONNECTIONS }, () => this.connection());
  }

  async connection() {
    while (!this.ended || this.queue.length > 0) {
      const next = this.queue.shift();
      if (next) await this.insist(next);
      else await pause(10);
    }
  }

  async insist({ kind, name, by, path, ...request }) {
    const until = Date.now() + GIVE_UP_AFTER;
    const key = randomUUID();
    let last = '';
    for (; Date.now() < until; this.retries++) {
      const { token } = by;
      const answer = await call(this.server, path, { ...request, token, key }).catch((fault) => {
        last = String(fault.cause?.code ?? fault.name);
        return null;
      });
      if (answer?.status < 300) {
        const { id, version } = answer.body.data;
        return void this.acknowledged[kind].set(name, kind === 'edit' ? { id, version } : id);
      }
      if (answer?.status === 401) await by.renew(token).catch(() => undefined);
      // A busy database refuses before it stores anything.
      else if (answer && answer.status < 500 && answer.body.code !== 'DATABASE_BUSY')
        return void this.refused.push(`${name}: ${answer.status} ${answer.body.code}`);
      if (answer) last = String(answer.status);
      await pause(RETRY_PAUSE * (0.5 + Math.random()));
    }
    this.givenUp.push(`${name}: ${last}`);
  }

  get done() {
    return Object.values(this.acknowledged).reduce((sum, { size }) => sum + size, 0);
  }

  /** Waits until this many more writes are acknowledged, with patience for a busy machine. */
  async more(count) {
    const enough = this.done + count;
    for (const until = Date.now() + GIVE_UP_AFTER; this.done < enough && Date.now() < until;)
      await pause(20);
  }

  async end() {
    clearInterval(this.timer);
    this.seconds = (performance.now() - this.begun) / 1000;
    this.ended = true;
    await Promise.all(this.connections);
  }

  /** Checks the acknowledged writes: all stored, none twice, each in the audit log once. */
  async verdict() {
    const { server, users, admin } = this;
    for (const each of [...users, admin]) await each.renew(each.token);
    const { strategy, tool, edit } = this.acknowledged;
    const strategies = [];
    for (const { token } of users)
      strategies.push(...(await everyOne(server, '/api/options/strategies?', token)));
    const tools = (await call(server, '/api/admin/tools', { token: admin.token })).body.data;
    const noted = async (action) =>
      (await everyOne(server, `/api/admin/audit?action=${action}&`, admin.token)).length;
    const found = [
      counted(strategy, strategies, ({ name }) => name),
      counted(tool, tools, ({ title }) => title),
    ];
    const edits = tools
      .filter(({ id }) => this.edited.includes(id))
      .reduce((sum, { version }) => sum + version - 1, 0);
    const versions = new Set([...edit.values()].map(({ id, version }) => `${id} ${version}`));
    const lostEdits = edit.size - versions.size;
    // A write that was given up may have been stored.
    const possibleEdits =
      edit.size + this.givenUp.filter((each) => each.startsWith('edit ')).length;
    const expectedNotes = {
      'strategy.saved': strategies.length,
      'tool.created': tools.filter(({ title }) => /^(tool|Edited) \d+$/.test(title)).length,
      'tool.updated': edits,
    };
    const notes = {};
    for (const action of Object.keys(expectedNotes)) notes[action] = await noted(action);
    return {
      lost: found.reduce((sum, { lost }) => sum + lost, lostEdits + Math.max(0, edit.size - edits)),
      doubled: found.reduce(
        (sum, { doubled }) => sum + doubled,
        Math.max(0, edits - possibleEdits),
      ),
      unnoted: Object.keys(notes).filter((action) => notes[action] !== expectedNotes[action]),
    };
  }
}

/** Number of acknowledged writes whose id is missing, and number of names stored twice. */
function counted(acknowledged, stored, nameOf) {
  const byName = Map.groupBy(stored, nameOf);
  const isThere = ([name, id]) => byName.get(name)?.some((each) => each.id === id);
  return {
    lost: [...acknowledged].filter((each) => !isThere(each)).length,
    doubled: [...byName.values()].filter((same) => same.length > 1).length,
  };
}
