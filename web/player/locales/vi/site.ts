export default {
  header_register_short: 'Đăng ký',
  header_menu_wallet: 'Ví',
  header_menu_account_record: 'Lịch sử tài khoản',
  fair_menu: 'Kiểm tra kết quả trò chơi',
  fair_returns: 'Tỷ lệ hoàn trả (RTP)',
  nav_money: 'Ví',
  nav_bets: 'Cược',
  theme_label: 'Giao diện',
  footer_play_simply: 'Chơi có trách nhiệm.',
  common_skip_to_content: 'Đến nội dung chính',
  session_replaced: 'Tài khoản của bạn đã đăng nhập ở nơi khác.',
} as const
