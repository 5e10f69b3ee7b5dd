/** Heads and words of downloaded records. */
import type { RecordWords } from './record-words.ts'

export const recordWords: RecordWords = {
  heads: {
    time: 'Time', betNo: 'Bet no.', game: 'Game', vendor: 'Vendor', product: 'Product', stake: 'Stake', taken: 'Taken in all', validBet: 'Valid bet', payout: 'Payout', winLoss: 'Win/loss', jackpot: 'Jackpot', status: 'Status', round: 'Round', type: 'Type', amount: 'Amount', balance: 'Balance', reference: 'Reference', transaction: 'Transaction no.', currency: 'Currency',
    source: 'Source', base: 'Of the amount', required: 'Turnover required', done: 'Turnover done', left: 'Left', expires: 'Expires', ended: 'Ended', date: 'Date', room: 'Room', deposits: 'Deposits', withdrawals: 'Withdrawals', bonuses: 'Bonuses', total: 'Total',
  },
  products: { RNG: 'Slots', LIVE: 'Live casino', FISH: 'Fishing', PVP: 'Card games', SPORTS: 'Sports', ESPORTS: 'E-sports', COCKFIGHT: 'Cockfight', LOTT: 'Lottery', ELOTT: 'E-lottery', VN: 'Vietnam lottery', SEA: 'Asian lottery' },
  statuses: { PENDING: 'Pending', WON: 'Won', LOST: 'Lost', PUSH: 'Push (stake returned)', REFUNDED: 'Refunded' },
  requirements: { OPEN: 'Open', DONE: 'Done', DONE_BY_BUST: 'Closed, balance used up', FORFEITED: 'Given up', EXPIRED: 'Expired', CANCELLED: 'Cancelled' },
  sources: { deposit: 'Deposit', transfer: 'Received from upline', adjustment: 'Adjustment', bonus: 'Bonus' },
  codes: {
    BET: 'Bet', PAYOUT: 'Payout', REFUND: 'Refund', PAYOUT_REVERSAL: 'Payout reversed', JACKPOT: 'Jackpot', JACKPOT_SHARE: 'Jackpot share', JACKPOT_SEED: 'Jackpot seed', RAKE: 'Rake',
    RESETTLE: 'Resettlement', DEPOSIT: 'Deposit', WITHDRAW_HOLD: 'Withdrawal hold', WITHDRAW_PAID: 'Withdrawal paid', WITHDRAW_RETURN: 'Withdrawal returned',
    FEE: 'Fee', ADJUSTMENT: 'Adjustment', DEPOSIT_RETURN: 'Deposit returned', BONUS: 'Bonus', BONUS_RELEASE: 'Bonus released',
    FORFEIT: 'Bonus forfeited', CASHBACK: 'Cashback', RED_ENVELOPE: 'Red envelope', REBATE: 'Rebate', POINTS_EARNED: 'Points earned',
    POINTS_REDEEM: 'Points redeemed', PRIZE: 'Prize', COMMISSION: 'Commission', SALARY_D: 'Daily salary', SALARY_H: 'Hourly salary',
    SALARY_R: 'Real-time salary', DIVIDEND: 'Dividend', TRANSFER_UP: 'Transfer to upline', TRANSFER_DOWN: 'Transfer to downline', HOLD: 'Amount held',
    HOLD_RELEASE: 'Held amount returned', HOLD_CAPTURE: 'Held amount taken', POCKET_IN: 'Into a game wallet', POCKET_OUT: 'Out of a game wallet', POCKET_RESULT: 'Result of a game wallet',
    TRIAL_GRANT: 'Play money', TRIAL_RESET: 'Play money renewed', RECEIVABLE: 'Amount owed', RECEIVABLE_REPAID: 'Amount owed repaid', REVERSAL: 'Reversal',
    OPENING: 'Opening balance',
  },
  seats: { TAKEN: 'Took a seat', ADDED: 'Brought more to the seat', LEFT: 'Left the seat' },
}
