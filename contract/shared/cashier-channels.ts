/** The deposit channels (domain/economy.md §7), for every audience. */

export const depositChannels = [
  'PROMPTPAY',
  'BANK_TRANSFER',
  'TRUEMONEY',
  'USDT_TRC20',
  'USDT_ERC20',
  'USDT_BEP20',
] as const
export type DepositChannel = (typeof depositChannels)[number]

/** What Thai banks, PromptPay and TrueMoney move, and the zone in which they count their days. */
export const thaiMoney = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const

/** USDT is paid on a chain; everything else in baht. */
export const cryptoChannels = [
  'USDT_TRC20',
  'USDT_ERC20',
  'USDT_BEP20',
] as const satisfies readonly DepositChannel[]
export type CryptoChannel = (typeof cryptoChannels)[number]

export function isCrypto(channel: DepositChannel): channel is CryptoChannel {
  return isCryptoCode(channel)
}

/** Whether a payout account is paid over a chain; its code is then the network instead of a bank. */
export function isCryptoCode(code: string): code is CryptoChannel {
  return (cryptoChannels as readonly string[]).includes(code)
}

/** USDT_TRC20 → TRC20 */
export const networkOf = (channel: CryptoChannel) => channel.slice('USDT_'.length)

/** Millionths of a USDT: six decimals. */
export const USDT_UNIT = 1_000_000

/** How the demo's payer behaves. SANCTIONED: USDT from an address on the list. */
export const demoBehaviours = [
  'NORMAL',
  'LATE',
  'TWICE',
  'WRONG_AMOUNT',
  'WRONG_NAME',
  'NEVER',
  'SANCTIONED',
] as const
export type DemoBehaviour = (typeof demoBehaviours)[number]

/** What the demo payer of each channel can do; a chain knows no names. */
export const demoBehavioursOf = (channel: DepositChannel): readonly DemoBehaviour[] =>
  demoBehaviours.filter((behaviour) => behaviour !== (isCrypto(channel) ? 'WRONG_NAME' : 'SANCTIONED'))
