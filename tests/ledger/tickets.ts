/**
 * A made-up product for the tests of riders: tickets of an issue that is open or closed and has room for so
 * much money. A ticket's bet and its row are one commit; the rollback of the bet cancels the ticket.
 */
import { openDatabase, rowsOf, run, sql, type Database, type Tx } from '../../platform/postgres.ts'
import { isTaken, type JudgingRider, type RidingMessage } from '../../modules/wallet/index.ts'
import { bet, rollback } from './support.ts'

export interface TicketRide {
  kind: 'ticket'
  issue: string
  content?: string
}
export type Step = 'judge' | 'store' | 'stored'

interface TicketOptions {
  kind?: string
  lanes?: number
  /** Called inside the batch's transaction, before and behind the money. */
  onStep?: (step: Step, tx: Tx) => Promise<void> | void
}

/** Tables of the product, made by the owner of the database. */
export async function openTickets(ownerUrl: string): Promise<void> {
  const owner = openDatabase({ url: ownerUrl, role: null, max: 1 })
  await owner.pool.query(`
    CREATE TABLE public.issue (issue text PRIMARY KEY, is_open boolean NOT NULL DEFAULT true, room bigint NOT NULL CHECK (room >= 0));
    CREATE TABLE public.ticket (ticket text PRIMARY KEY, issue text NOT NULL, member_id text NOT NULL, amount bigint NOT NULL, is_cancelled boolean NOT NULL DEFAULT false);
    GRANT SELECT, INSERT, UPDATE ON public.issue, public.ticket TO sala_app`)
  await owner.close()
}

export const openIssue = (database: Database, issue: string, room: bigint) =>
  run(database.kysely, sql`INSERT INTO public.issue (issue, room) VALUES (${issue}, ${room})`)

export const setOpen = (database: Database, issue: string, isOpen: boolean) =>
  run(database.kysely, sql`UPDATE public.issue SET is_open = ${isOpen} WHERE issue = ${issue}`)

export const roomOf = async (database: Database, issue: string): Promise<bigint> =>
  (
    await rowsOf(database.kysely, sql<{ room: bigint }>`SELECT room FROM public.issue WHERE issue = ${issue}`)
  )[0]!.room

export const buy = (ticket: string, memberId: string, issue: string, amount = 100n): RidingMessage => ({
  ...bet({ transactionId: ticket, memberId, roundId: `${issue}-${ticket}`, amount }),
  ride: { kind: 'ticket', issue } as TicketRide,
})

export const cancel = (ticket: string, memberId: string, issue: string): RidingMessage => ({
  ...rollback({
    transactionId: `${ticket}:back`,
    memberId,
    roundId: `${issue}-${ticket}`,
    originalTransactionId: ticket,
  }),
  ride: { kind: 'ticket', issue } as TicketRide,
})

export function ticketRider({ onStep = () => {}, ...options }: TicketOptions = {}): JudgingRider<TicketRide> {
  return {
    kind: 'ticket',
    ...options,
    async judge(tx, items) {
      await onStep('judge', tx)
      const issues = new Map(
        (
          await rowsOf(
            tx,
            sql<{ issue: string; is_open: boolean; room: bigint }>`
            SELECT issue, is_open, room FROM public.issue WHERE issue = ANY (${items.map(({ ride }) => ride.issue)}::text[])
            ORDER BY issue FOR UPDATE`,
          )
        ).map((row) => [row.issue, row]),
      )
      const judged = items.map(({ message, ride }) => {
        const issue = issues.get(ride.issue)
        if (!issue?.is_open) return 'ISSUE_CLOSED'
        if (message.kind !== 'BET') return undefined
        if (message.amount > issue.room) return 'ISSUE_SOLD_OUT'
        issue.room -= message.amount
        return undefined
      })
      await writeRooms(tx, [...issues.values()])
      return judged
    },
    async store(tx, items, results) {
      await onStep('store', tx)
      const freed = new Map<string, bigint>()
      for (const [place, { message, ride, refusal }] of items.entries()) {
        const result = results[place]!
        if (message.kind === 'ROLLBACK') {
          if (!isTaken(result)) continue
          const [row] = await rowsOf(
            tx,
            sql<{ amount: bigint }>`
            UPDATE public.ticket SET is_cancelled = true WHERE ticket = ${message.originalTransactionId} AND NOT is_cancelled RETURNING amount`,
          )
          freed.set(ride.issue, (freed.get(ride.issue) ?? 0n) + (row?.amount ?? 0n))
        } else if (message.kind === 'BET') {
          if (isTaken(result))
            await run(
              tx,
              sql`INSERT INTO public.ticket (ticket, issue, member_id, amount) VALUES (${message.transactionId}, ${ride.issue}, ${message.memberId}, ${message.amount})`,
            )
          else if (refusal === undefined)
            freed.set(ride.issue, (freed.get(ride.issue) ?? 0n) + message.amount)
        }
      }
      for (const [issue, amount] of freed)
        await run(tx, sql`UPDATE public.issue SET room = room + ${amount} WHERE issue = ${issue}`)
      await onStep('stored', tx)
    },
  }
}

async function writeRooms(tx: Tx, issues: readonly { issue: string; room: bigint }[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE public.issue i SET room = s.room
    FROM unnest(${issues.map(({ issue }) => issue)}::text[], ${issues.map(({ room }) => room)}::bigint[]) AS s(issue, room)
    WHERE i.issue = s.issue AND i.room <> s.room`,
  )
}

/** Tickets without their money, money without its ticket, and issues with more or less room than is left. */
export async function ticketFaults(database: Database, roomAtFirst: bigint): Promise<string[]> {
  const unpaid = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    WITH money AS (
      SELECT t.key AS ticket, o.owner_id AS member_id, sum(l.amount)::bigint AS amount,
             EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_cancelled
      FROM wallet.transfer t
      JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      JOIN wallet.transfer l ON l.txn_id = t.txn_id AND l.code = 1
      WHERE t.kind = 1 AND split_part(r.round_id, '-', 1) IN (SELECT issue FROM public.issue)
      GROUP BY t.key, o.owner_id, t.txn_id)
    SELECT coalesce(m.ticket, s.ticket) || ': ' || coalesce(m::text, 'no money') || ' against ' || coalesce(s::text, 'no ticket') AS fault
    FROM money m FULL JOIN public.ticket s USING (ticket)
    WHERE (m.member_id, m.amount, m.is_cancelled) IS DISTINCT FROM (s.member_id, s.amount, s.is_cancelled)`,
  )
  const wrongRooms = await rowsOf(
    database.kysely,
    sql<{ fault: string }>`
    SELECT i.issue || ' has room for ' || i.room AS fault FROM public.issue i
    WHERE i.room + coalesce((SELECT sum(s.amount) FROM public.ticket s WHERE s.issue = i.issue AND NOT s.is_cancelled), 0) <> ${roomAtFirst}`,
  )
  return [...unpaid, ...wrongRooms].map(({ fault }) => fault)
}
