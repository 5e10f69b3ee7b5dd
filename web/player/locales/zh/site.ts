export default {
  header_register_short: '注册',
  header_menu_wallet: '钱包',
  header_menu_account_record: '账户记录',
  fair_menu: '验证游戏结果',
  fair_returns: '游戏返还率 (RTP)',
  nav_money: '钱包',
  nav_bets: '投注',
  theme_label: '主题',
  footer_play_simply: '理性娱乐。',
  common_skip_to_content: '跳到内容',
  session_replaced: '您的账号已在其他地方登录。',
} as const
