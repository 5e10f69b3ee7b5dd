import { refuse, refuseFields } from '../../../../contract/errors.ts'
import {
  addUsdtAddress,
  addUsdtAddressSchemas,
} from '../../../../contract/player/cashier/add-usdt-address.ts'
import { networkOf, type CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'
import { handleProven, type BatchedContext, type CallInput } from '../../../../platform/calls.ts'
import { momentTexts } from '../../../../platform/moment-text.ts'
import { accountOf, checkPaymentPassword } from '../../../identity/index.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { noteClaim } from '../../compliance/screen-transactions.ts'
import { bindAddress } from '../bank-accounts.ts'
import { noticeTexts } from '../../locales/notices.ts'
import { isAddress, maskAddress, tidyAddress } from '../../shared/rules/crypto-addresses.ts'
import { noteSanctioned } from '../../compliance/address-screen.ts'
import { readUsdtPayouts } from '../../withdrawals/usdt-payouts.ts'

type Input = CallInput<typeof addUsdtAddressSchemas>

function placeOf({ body }: Input): { channel: CryptoChannel; address: string } {
  const written = body.address.trim()
  if (!isAddress(body.channel, written)) refuseFields([{ field: 'address', rule: 'pattern' }])
  return { channel: body.channel, address: tidyAddress(body.channel, written) }
}

async function prove(context: BatchedContext, input: Input): Promise<void> {
  placeOf(input)
  await checkPaymentPassword(context, input.body.paymentPassword, { wrong: 'WD_PASSWORD' })
}

export const handleAddUsdtAddress = handleProven(
  addUsdtAddress,
  addUsdtAddressSchemas,
  prove,
  async (context, input) => {
    const { tx, merchant, actor, now } = context
    const { channel, address } = placeOf(input)
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
    if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
    // A chain address has no holder, so the member's payee name is used.
    if (!account.payeeName) refuse('WD_NAME_MISMATCH')
    if (!(await readUsdtPayouts(context, tx, merchant))?.networks.includes(channel))
      refuse('WD_NETWORK_CLOSED')
    const member = { merchantId: merchant.id, memberId: actor.accountId }
    if (await noteSanctioned(context, member, { channel, address }, `${channel}:${address}`))
      refuse('USDT_ADDRESS_BLOCKED')
    await noteClaim(context, { bankCode: channel, accountNo: address })
    const bound = await bindAddress(tx, {
      ...member,
      bankCode: channel,
      accountNo: address,
      holderName: account.payeeName,
      now,
    })
    // Whoever bound it, the owner of the account is notified (security/decisions.md §4, Withdrawals).
    await sendMessage(tx, {
      merchantId: merchant.id,
      memberId: actor.accountId,
      category: 'SECURITY',
      link: '/member?page=securityCenter',
      key: `usdt-address:${bound.bankAccountId}:${now.getTime()}`,
      ...noticeTexts.addressBound(
        networkOf(channel),
        maskAddress(channel, address),
        momentTexts(merchant, bound.usableFrom),
      ),
    })
    return bound
  },
)
