/**
 * Counters of security rules, raised by one atomic statement; shared by every process and never switched off.
 */
import { clock } from '../kernel/clock.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader } from './postgres.ts'

/**
 * Raises a counter and returns its new value. The window begins with the first hit and ends after windowMs.
 * Run it on the database itself, not in the request's transaction, where a refusal would roll it back.
 */
export async function raiseCounter(
  reader: Reader,
  name: string,
  subject: string,
  windowMs: number,
): Promise<number> {
  const now = clock.now()
  const row = await oneOf(
    reader,
    sql<{ hits: number }>`
    INSERT INTO app.counter AS c (name, subject, hits, window_ends_at) VALUES (${name}, ${subject}, 1, ${new Date(now.getTime() + windowMs)})
    ON CONFLICT (name, subject) DO UPDATE SET
      hits = CASE WHEN c.window_ends_at <= ${now} THEN 1 ELSE c.hits + 1 END,
      window_ends_at = CASE WHEN c.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE c.window_ends_at END
    RETURNING hits`,
  )
  return row.hits
}

export interface CounterState {
  hits: number
  endsInMs: number
}

/** The value of a counter now; an ended window counts as zero. */
export async function readCounter(reader: Reader, name: string, subject: string): Promise<CounterState> {
  const row = await firstOf(
    reader,
    sql<{ hits: number; window_ends_at: Date }>`
    SELECT hits, window_ends_at FROM app.counter WHERE name = ${name} AND subject = ${subject} AND window_ends_at > ${clock.now()}`,
  )
  return row
    ? { hits: row.hits, endsInMs: row.window_ends_at.getTime() - clock.nowMs() }
    : { hits: 0, endsInMs: 0 }
}

export async function clearCounter(reader: Reader, name: string, subject: string): Promise<void> {
  await run(reader, sql`DELETE FROM app.counter WHERE name = ${name} AND subject = ${subject}`)
}

/** Stores a single-use value until its end. Returns false if the id is already stored. */
export async function keepOneUse(
  reader: Reader,
  purpose: string,
  id: string,
  value: string,
  lifeMs: number,
): Promise<boolean> {
  const kept = await run(
    reader,
    sql`
    INSERT INTO app.one_use AS u (purpose, id, value, expires_at) VALUES (${purpose}, ${id}, ${value}, ${new Date(clock.nowMs() + lifeMs)})
    ON CONFLICT (purpose, id) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at WHERE u.expires_at <= ${clock.now()}`,
  )
  return kept > 0n
}

/** The same, but a newer value replaces the previous one: a new captcha ends the old one. */
export async function replaceOneUse(
  reader: Reader,
  purpose: string,
  id: string,
  value: string,
  lifeMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO app.one_use (purpose, id, value, expires_at) VALUES (${purpose}, ${id}, ${value}, ${new Date(clock.nowMs() + lifeMs)})
    ON CONFLICT (purpose, id) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
  )
}

/** Takes it: exactly one caller gets the value, everyone later or after its end gets undefined. */
export async function takeOneUse(reader: Reader, purpose: string, id: string): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ value: string; is_live: boolean }>`
    DELETE FROM app.one_use WHERE purpose = ${purpose} AND id = ${id} RETURNING value, expires_at > ${clock.now()} AS is_live`,
  )
  return row?.is_live ? row.value : undefined
}

/** Reads without taking. */
export async function peekOneUse(reader: Reader, purpose: string, id: string): Promise<string | undefined> {
  const row = await firstOf(
    reader,
    sql<{ value: string }>`
    SELECT value FROM app.one_use WHERE purpose = ${purpose} AND id = ${id} AND expires_at > ${clock.now()}`,
  )
  return row?.value
}

/**
 * Counts one more under way and returns how many there are, in one statement, so that each of several
 * concurrent callers gets its own place. One that never leaves, since its process died, is not counted after
 * lifeMs.
 */
export async function joinFlight(
  reader: Reader,
  purpose: string,
  subject: string,
  flightId: string,
  lifeMs: number,
): Promise<number> {
  const now = clock.nowMs()
  const row = await oneOf(
    reader,
    sql<{ under_way: number }>`
    INSERT INTO app.one_use AS u (purpose, id, value, expires_at) VALUES (${purpose}, ${subject}, ${JSON.stringify({ [flightId]: now + lifeMs })}, ${new Date(now + lifeMs)})
    ON CONFLICT (purpose, id) DO UPDATE SET expires_at = excluded.expires_at,
      value = (SELECT jsonb_object_agg(key, ends) FROM jsonb_each(u.value::jsonb || excluded.value::jsonb) AS f(key, ends) WHERE ends::bigint > ${now})::text
    RETURNING (SELECT count(*)::int FROM jsonb_object_keys(u.value::jsonb)) AS under_way`,
  )
  return row.under_way
}

export async function leaveFlight(
  reader: Reader,
  purpose: string,
  subject: string,
  flightId: string,
): Promise<void> {
  await run(
    reader,
    sql`UPDATE app.one_use SET value = (value::jsonb - ${flightId}::text)::text WHERE purpose = ${purpose} AND id = ${subject}`,
  )
}

/** Deletes at most this many ended counters and single-use values; returns how many of both there were. */
export async function forgetEnded(
  reader: Reader,
  atMost: number,
): Promise<{ counters: number; oneUses: number }> {
  const now = clock.now()
  const counters = await run(
    reader,
    sql`
    DELETE FROM app.counter WHERE ctid IN (SELECT ctid FROM app.counter WHERE window_ends_at <= ${now} ORDER BY window_ends_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`,
  )
  const oneUses = await run(
    reader,
    sql`
    DELETE FROM app.one_use WHERE ctid IN (SELECT ctid FROM app.one_use WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`,
  )
  return { counters: Number(counters), oneUses: Number(oneUses) }
}

export interface CounterName {
  readonly name: string
  readonly subject: string
}

/**
 * Raises several counters in one statement, always in the same order; returns their new values in the order
 * given.
 */
export async function raiseCounters(
  reader: Reader,
  counters: readonly (CounterName & { windowMs: number })[],
): Promise<number[]> {
  const now = clock.now()
  const rows = await rowsOf(
    reader,
    sql<CounterName & { hits: number }>`
    INSERT INTO app.counter AS c (name, subject, hits, window_ends_at)
    SELECT name, subject, 1, ${now}::timestamptz + windows * interval '1 millisecond'
    FROM unnest(${counters.map((counter) => counter.name)}::text[], ${counters.map((counter) => counter.subject)}::text[], ${counters.map((counter) => counter.windowMs)}::float8[]) AS t(name, subject, windows)
    ORDER BY name, subject
    ON CONFLICT (name, subject) DO UPDATE SET
      hits = CASE WHEN c.window_ends_at <= ${now} THEN 1 ELSE c.hits + 1 END,
      window_ends_at = CASE WHEN c.window_ends_at <= ${now} THEN excluded.window_ends_at ELSE c.window_ends_at END
    RETURNING name, subject, hits`,
  )
  return counters.map(
    (counter) => rows.find((row) => row.name === counter.name && row.subject === counter.subject)?.hits ?? 0,
  )
}

/** Takes one hit back from each: what was counted in advance turned out not to count. */
export async function lowerCounters(reader: Reader, counters: readonly CounterName[]): Promise<void> {
  await run(
    reader,
    sql`
    WITH due AS (
      SELECT c.name, c.subject FROM app.counter c
      JOIN unnest(${counters.map((counter) => counter.name)}::text[], ${counters.map((counter) => counter.subject)}::text[]) AS t(name, subject) USING (name, subject)
      ORDER BY c.name, c.subject FOR UPDATE OF c)
    UPDATE app.counter c SET hits = greatest(0, c.hits - 1) FROM due WHERE c.name = due.name AND c.subject = due.subject`,
  )
}

/** Lets a counter's window end this long from now: a full counter becomes a lock. */
export async function holdCounter(
  reader: Reader,
  name: string,
  subject: string,
  forMs: number,
): Promise<void> {
  await run(
    reader,
    sql`UPDATE app.counter SET window_ends_at = ${new Date(clock.nowMs() + forMs)} WHERE name = ${name} AND subject = ${subject}`,
  )
}
