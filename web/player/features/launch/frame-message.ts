/** What a framed game may say to the lobby (docs/vendors, frame messages), read from whatever came. */
export type FrameMessage =
  /** The game is ready. */
  | { type: 'ready' }
  /** A round's show begins. */
  | { type: 'round' }
  /** A round's show is over: the balance may be shown. */
  | { type: 'balance' }
  /** Back to where the player came from. */
  | { type: 'leave' }
  /** The cashier, over the game. */
  | { type: 'deposit' }

/** `exit` is the contract's word; `lobby` and `close` are what other vendors' games say for it. */
const words: Readonly<Record<string, FrameMessage['type']>> = {
  ready: 'ready',
  round: 'round',
  balance: 'balance',
  exit: 'leave',
  lobby: 'leave',
  close: 'leave',
  deposit: 'deposit',
}

/** Null for anything that is no message of the contract: another shape, word or kind of value. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype)
    return null
  const { sala, type, balance, currency } = data as Record<string, unknown>
  if (sala !== 1 || typeof type !== 'string' || !Object.hasOwn(words, type)) return null
  if (balance !== undefined && !(Number.isSafeInteger(balance) && (balance as number) >= 0)) return null
  if (currency !== undefined && !(typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency))) return null
  return { type: words[type]! }
}
