export default {
  member_transactionHistory: '账户记录',
  member_balance: '余额',
  member_withdrawable: '可取款 {withdrawable}',
  member_turnover_left: '剩余流水 {turnoverLeft}',
  member_add_bank: '添加银行账户',
  member_bank_name_match: '账户姓名须与真实姓名一致',
} as const
