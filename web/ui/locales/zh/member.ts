export default {
  member_transactionHistory: '账户记录',
  member_balance: '余额',
  member_withdrawable: '可取款 {withdrawable}',
  member_turnover_left: '剩余流水 {turnoverLeft}',
} as const
