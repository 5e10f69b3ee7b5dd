/** Records of money and bets, as members, agents and operators read them. */
export { bankAccountsOf, membersByBankAccount, queueFiguresOf } from '../records/figures.ts'
export { betsFile, transactionsFile, type FileOrder } from '../records/record-files.ts'
export { ownAccountRecord } from '../records/own-account-record.ts'
export { markOf, playedBetsView } from '../records/records.ts'
export { betStatusOf } from '../records/rules/bet-status.ts'
export { maskName } from '../line/rules/line-transfers.ts'
