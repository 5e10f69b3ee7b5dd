import { listReceivers, listReceiversSchemas } from '../../../../contract/operator/cashier/list-receivers.ts'
import { depositChannels } from '../../../../contract/shared/cashier-channels.ts'
import { handle } from '../../../../platform/calls.ts'
import { startOfBankDay } from '../receivers.ts'
import { canBeScanned } from '../rules/receivers.ts'
import { promptPayText } from '../rules/promptpay.ts'
import { readPauses } from '../store/pauses.ts'
import { readReceiverChanges } from '../store/receiver-changes.ts'
import { readReceivers, type ReceiverNumbers } from '../store/receivers.ts'

export const handleListReceivers = handle(
  listReceivers,
  listReceiversSchemas,
  async ({ tx, merchant, actor, now }, { query }) => {
    const [receivers, waiting, pauses] = [
      await readReceivers(tx, merchant.id, startOfBankDay(now), query.removed ?? false),
      await readReceiverChanges(tx, merchant.id),
      await readPauses(tx, merchant.id),
    ]
    return {
      receivers: receivers.map((row) => ({
        receiverId: row.receiverId,
        state: row.state,
        ...numbersOf(row),
        usedToday: row.usedToday,
        createdAt: row.createdAt,
      })),
      waiting: waiting.map((row) => ({
        changeId: row.changeId,
        ...numbersOf(row),
        requestedBy: row.requestedByName,
        requestedAt: row.requestedAt,
        isMine: row.requestedBy === actor.accountId,
      })),
      channels: depositChannels.map((channel) => {
        const pause = pauses.find((one) => one.channel === channel)
        return {
          channel,
          isPaused: pause !== undefined,
          messageTh: pause?.messageTh ?? '',
          messageEn: pause?.messageEn ?? '',
          pausedBy: pause?.pausedByName ?? null,
          pausedAt: pause?.pausedAt ?? null,
        }
      }),
    }
  },
)

function numbersOf(row: ReceiverNumbers) {
  return {
    channel: row.channel,
    bankCode: row.bankCode,
    accountNo: row.accountNo,
    holderName: row.holderName,
    settlesTo: row.settlesTo,
    codeText:
      row.channel === 'PROMPTPAY' && canBeScanned(row.accountNo) ? promptPayText(row.accountNo, null) : null,
    dailyLimit: row.dailyLimit,
    rank: row.rank,
    note: row.note,
  }
}
