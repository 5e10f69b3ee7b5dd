/**
 * g, outside the database: the mail server and the bank are refused, cut, silent and slow while members
 * deposit, play and withdraw. Nothing of the product waits for them; when they are back every message left
 * once at most, every payout was paid exactly once, and what was not answered was asked for again by itself.
 */
import { approveWithdrawal } from '../../../contract/operator/cashier/approve-withdrawal.ts'
import { setBankFaults } from '../../../contract/player/dev/set-bank-faults.ts'
import { queueMessage, sendDueMessages, sendersOf } from '../../../modules/system/messages.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse } from '../../../tests/support/cashier.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import type { Fault } from '../../../tests/support/fault-proxy.ts'
import { openMailbox } from '../mailbox.ts'
import { Failures, seconds } from '../suite.ts'

interface SentRow {
  message_id: string
  state: string
  failed_with: string | null
  attempts: number
}

/**
 * The mail server under each fault; a message whose outcome is unknown may be lost, and is never sent a
 * second time.
 */
export async function underMailFaults(
  { messages, faults }: { messages: number; faults: readonly Exclude<Fault, 'none'>[] },
  failures: Failures,
): Promise<string> {
  const fresh = await freshDatabase()
  const database = openDatabase({ url: fresh.url, max: 4 })
  const { box, proxy } = await openMailbox()
  const senders = sendersOf({ mailUrl: box.url, smsGatewayUrl: null })
  let slowest = 0
  try {
    for (const fault of faults) {
      proxy.set(fault)
      for (let count = 0; count < messages; count++) {
        await database.transaction((tx) =>
          queueMessage(
            tx,
            { mode: 'live' },
            {
              merchantId: 'torture',
              purpose: fault,
              channel: 'MAIL',
              recipient: `${fault}-${count}@example.com`,
              subject: 'word',
              text: 'word',
            },
          ),
        )
      }
      const begin = performance.now()
      await sendDueMessages(database, senders, messages)
      slowest = Math.max(slowest, performance.now() - begin)
      proxy.set('none')
      await finishSending(database, senders)
    }
    const rows = await rowsOf(
      database.kysely,
      sql<SentRow>`SELECT message_id, state, failed_with, attempts FROM system.message`,
    )
    for (const row of rows) {
      const times = box.received.get(row.message_id) ?? 0
      failures.check(times <= 1, 'a mail left twice', row)
      failures.check(row.state !== 'SENT' || times === 1, 'a mail is said to be sent that never arrived', row)
      failures.check(
        row.state === 'SENT' ||
          (row.state === 'FAILED' && (row.failed_with ?? '').startsWith('outcome unknown')),
        'a mail that surely had not left was given up',
        row,
      )
    }
    const sent = rows.filter(({ state }) => state === 'SENT').length
    return `mail server ${faults.join(', ')}: ${rows.length} mails, ${sent} arrived once, ${rows.length - sent} with an unknown outcome, none twice; ${seconds(slowest)} for ${messages} at most`
  } finally {
    senders.mail?.close()
    await box.close()
    await database.close()
    await fresh.drop()
  }
}

async function finishSending(database: Database, senders: ReturnType<typeof sendersOf>): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await database.pool.query("UPDATE system.message SET next_at = app.now() WHERE state = 'QUEUED'")
    await sendDueMessages(database, senders, 1_000)
  }
}

/**
 * The bank gives no answer, loses its answers or is slow, for every transfer; members go on playing
 * meanwhile.
 */
export async function underBankFaults({ members }: { members: number }, failures: Failures): Promise<string> {
  const house = await openCashierHouse()
  try {
    const [operator, players] = [
      await house.operator('torture'),
      await Promise.all(Array.from({ length: members }, (_, index) => house.player(1 + index))),
    ]
    const down = Array.from(
      { length: members * 3 },
      (_, index) => (['UNKNOWN', 'UNKNOWN_PAID', 'UNKNOWN'] as const)[index % 3]!,
    )
    await house.client.post(setBankFaults.path, { faults: down.slice(0, 50) })
    const ids: string[] = []
    for (const player of players) {
      const { value, code } = await player.withdraw(10_000)
      if (!value?.withdrawalId) {
        failures.add('a withdrawal was refused while the bank was down', code)
        continue
      }
      await operator.call(approveWithdrawal, { params: { withdrawalId: value.withdrawalId } })
      ids.push(value.withdrawalId)
    }
    const begin = performance.now()
    await house.settle()
    const states = await statesOf(house, ids)
    failures.check(
      states.every((state) => state === 'PAYING'),
      'an unknown answer of the bank ended a withdrawal',
      states,
    )
    for (const player of players)
      failures.check(
        (await house.play(player.id, 100n, 0n)).status === 'OK',
        'a bet was refused while the bank was down',
      )
    let asked = 0
    for (; asked < 12 && (await statesOf(house, ids)).some((state) => state === 'PAYING'); asked++) {
      await house.advance('PT11M')
      await house.settle()
    }
    const books = await rowsOf(
      house.server.process.database.kysely,
      sql<{
        reference: string
        amount: bigint
      }>`SELECT reference, amount FROM cashier.demo_payout WHERE reference = ANY (${ids})`,
    )
    failures.check(
      (await statesOf(house, ids)).every((state) => state === 'CONFIRM_WAIT'),
      'a payout did not come through after the bank was back',
      await statesOf(house, ids),
    )
    failures.check(
      books.length === ids.length && books.every(({ amount }) => amount === 10_000n),
      'the bank paid another sum than asked for',
      books,
    )
    await house.audit().catch((error: unknown) => failures.add('the audit', error))
    return `bank down: ${ids.length} payouts met ${down.length} unknown answers, all paid once after ${asked} further rounds of questions; ${seconds(performance.now() - begin)}`
  } finally {
    await house.close()
  }
}

async function statesOf(house: CashierHouse, ids: readonly string[]): Promise<string[]> {
  return (
    await rowsOf(
      house.server.process.database.kysely,
      sql<{ state: string }>`SELECT state FROM cashier.withdrawal WHERE withdrawal_id = ANY (${[...ids]})`,
    )
  ).map((row) => row.state)
}
