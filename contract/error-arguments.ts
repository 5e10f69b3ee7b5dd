/**
 * The names under which the sentences in contract/locales use the arguments of a refusal. A refusal carries
 * its arguments as formatted texts in this order, both on the wire and in a stored first answer.
 */
import type { ErrorCode } from './errors.ts'
import { agentLineArguments } from './errors/agent-line.ts'
import { bonusArguments } from './errors/bonus.ts'
import { promotionArguments } from './errors/promotions.ts'
import { lotteryArguments } from './errors/lottery.ts'
import { pointArguments } from './errors/points.ts'

export const errorArguments: Partial<Readonly<Record<ErrorCode, readonly string[]>>> = {
  AUTH_LOCKED: ['minutes'],
  AUTH_SELF_EXCLUDED: ['until'],
  SMS_TOO_MANY: ['wait', 'unit'],
  TABLE_LIMIT: ['min', 'max'],
  GAME_SPIN_TOO_SOON: ['seconds'],
  HAND_LIMIT: ['min', 'max'],
  ROOM_TOO_MANY: ['max'],
  ROOM_BUY_IN: ['min', 'max'],
  ROOM_RATHOLE: ['amount', 'minutes'],
  ROOM_TOP_UP: ['max'],
  WD_TURNOVER: ['left'],
  WD_LIMIT: ['amount', 'max', 'bound'],
  WD_ACCOUNT_HOLD: ['from'],
  WD_RECEIVABLE: ['amount'],
  WD_PASSWORD_LOCKED: ['until'],
  WD_PAID_ALREADY: ['reference'],
  WD_RATE_CHANGED: ['rate'],
  USDT_ADDRESS_LIMIT: ['max'],
  BANK_ACCOUNT_LIMIT: ['max'],
  PAYMENT_RESET_LOCKED: ['from'],
  KYC_LEVEL: ['level'],
  RG_STAKE_LIMIT: ['limit'],
  RG_DEPOSIT_LIMIT: ['left'],
  RG_TIMEOUT: ['until'],
  DEPOSIT_LIMIT: ['min', 'max'],
  ...bonusArguments,
  ...promotionArguments,
  ...lotteryArguments,
  ...agentLineArguments,
  ...pointArguments,
  DEPOSIT_TOO_MANY: ['from', 'reason'],
  STATEMENT_COLUMNS: ['columns'],
  STATEMENT_TOO_LONG: ['lines'],
  TRANSFER_LIMIT: ['amount', 'max', 'bound'],
  TRANSFER_TURNOVER: ['left'],
  EXPORT_TOO_LONG: ['rows'],
  FEED_COLUMNS: ['columns'],
  ECONOMY_GUARD: ['product', 'sum', 'budget', 'edge'],
  FEED_TOO_LONG: ['games', 'mebibytes'],
  FEEDBACK_LIMIT: ['count'],
  QUESTION_LENGTH: ['min', 'max'],
}

/** The same, for the rules of single fields. */
export const ruleArguments: Readonly<Record<string, readonly string[]>> = {
  minLength: ['min'],
  maxLength: ['max'],
  maxFiles: ['max'],
  rangeDays: ['days'],
  unknownMembers: ['names'],
  momentTooLate: ['days'],
  bankAccountDigits: ['bank', 'digits'],
  bankAccountDigitsEither: ['bank', 'min', 'max'],
  bankAccountDigitsRange: ['bank', 'min', 'max'],
  length: ['min', 'max'],
  lengthExact: ['length'],
  passwordLength: ['min', 'max'],
  passwordLengthExact: ['length'],
  underAge: ['age'],
  ageNotConfirmed: ['age'],
  between: ['min', 'max'],
  nameLanguage: ['languages'],
  pattern_letter_first: ['min', 'max'],
  pattern_chinese_digits: ['min', 'max'],
  pattern_letters_or_digits: ['min', 'max'],
  pattern_letter_digit_mix: ['min', 'max'],
  pattern_digits: ['min', 'max'],
  pattern_alnum_one_upper: ['min', 'max'],
  pattern_letters_spaces: ['min', 'max'],
  pattern_no_spaces: ['min', 'max'],
  pattern_korean: ['min', 'max'],
  pattern_thai: ['min', 'max'],
  pattern_thai_english: ['min', 'max'],
  pattern_japanese: ['min', 'max'],
  pattern_upper: ['min', 'max'],
  pattern_strong: ['min', 'max'],
}
