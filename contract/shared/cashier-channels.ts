/** The ways to deposit (domain/economy.md §7), for every audience. */
export const depositChannels = ['PROMPTPAY', 'BANK_TRANSFER', 'TRUEMONEY', 'USDT_TRC20', 'USDT_ERC20', 'USDT_BEP20'] as const
export type DepositChannel = (typeof depositChannels)[number]

/** What the demo payer can be asked to do. */
export const demoBehaviours = ['LATE', 'TWICE', 'WRONG_AMOUNT', 'WRONG_NAME', 'NEVER', 'SANCTIONED'] as const
export type DemoBehaviour = (typeof demoBehaviours)[number]
