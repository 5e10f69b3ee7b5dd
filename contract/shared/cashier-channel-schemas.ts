/**
 * Schemas of what a payer needs to know, shared by the opening of a deposit and its view. Server side only.
 */
import { Type } from 'typebox'
import { depositChannels } from './cashier-channels.ts'
import { Amount, Nullable, OneOf, Time } from './fields.ts'

export const DepositChannelField = () => OneOf(depositChannels)

/** The account that a bank transfer goes to. */
export const TransferDetails = () =>
  Type.Object({
    bankCode: Type.String({ description: 'abbreviation, e.g. KBANK' }),
    bankName: Type.String({ description: "in the caller's language" }),
    accountNo: Type.String(),
    holderName: Type.String(),
    sourceAccount: Nullable(
      Type.Object({ bankCode: Type.String(), accountNo: Type.String({ description: 'masked' }) }),
    ),
  })

/** The address that USDT are sent to, and the progress of a transfer. */
export const CryptoDetails = () =>
  Type.Object({
    network: Type.String({ description: 'TRC20, ERC20 or BEP20' }),
    address: Type.String({
      description: "the member's own address on this network; payments to it are credited at any time",
    }),
    payAmount: Type.Integer({ description: 'millionths of a USDT, as asked' }),
    rate: Type.String({
      description: 'baht for one USDT, less the spread: an estimate until the first confirmation fixes it',
    }),
    isRateFixed: Type.Boolean(),
    paidAmount: Nullable(
      Type.Integer({ description: 'millionths of a USDT that arrived; null until something was seen' }),
    ),
    txHash: Nullable(Type.String()),
    confirmations: Type.Integer(),
    confirmationsNeeded: Type.Integer(),
  })

/** The slip that was uploaded last. */
export const SlipDetails = () =>
  Type.Object({
    uploadedAt: Time(),
    url: Type.String({ description: 'the picture, for the member' }),
    sendingBank: Nullable(
      Type.String({
        description: 'Bank of Thailand code from the code on the slip; null if it could not be read',
      }),
    ),
    transRef: Nullable(Type.String()),
  })

/** How a deposit is to be paid; fields that do not apply to its channel are null. */
export const PaymentDetails = () => ({
  qrText: Nullable(
    Type.String({
      description:
        'payload for the QR picture (domain/economy.md §7.1), or the USDT address; null once there is nothing to scan',
    }),
  ),
  receiverName: Type.String({ description: 'the holder of the receiving account' }),
  transfer: Nullable(TransferDetails()),
  crypto: Nullable(CryptoDetails()),
})

export const ChannelView = () =>
  Type.Object({
    channel: DepositChannelField(),
    currency: Type.String({
      description: 'of the amounts beside it: the minor units of the merchant’s currency, USDT in millionths',
    }),
    minAmount: Amount('minor units of the currency'),
    maxAmount: Amount('the channel’s largest, or what the verification level still allows'),
    quickAmounts: Type.Array(
      Type.Integer({ description: 'amounts for quick buttons, in minor units of the currency' }),
    ),
    expiresInMinutes: Type.Integer(),
    isPaused: Type.Boolean({ description: 'no deposit can be opened now' }),
    pauseMessage: Type.String({ description: "why, in the caller's language; empty while it is open" }),
    needsSourceAccount: Type.Boolean({
      description: 'sourceAccountId names the bank account of the member that pays',
    }),
    takesSlip: Type.Boolean(),
    crypto: Nullable(
      Type.Object({
        network: Type.String(),
        rate: Type.String({ description: 'baht for one USDT now, less the spread' }),
        spread: Type.String({ description: 'the share taken off the middle rate, e.g. "0.0050"' }),
        confirmationsNeeded: Type.Integer(),
      }),
    ),
  })
