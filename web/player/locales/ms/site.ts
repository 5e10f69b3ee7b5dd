export default {
  header_register_short: 'Daftar',
  header_menu_wallet: 'Dompet',
  header_menu_account_record: 'Rekod akaun',
  fair_menu: 'Semak keputusan permainan',
  fair_returns: 'Kadar pulangan (RTP)',
  nav_money: 'Dompet',
  nav_bets: 'Taruhan',
  theme_label: 'Tema',
  footer_play_simply: 'Bermain secara bertanggungjawab.',
  common_skip_to_content: 'Terus ke kandungan',
  session_replaced: 'Akaun anda telah log masuk di tempat lain.',
} as const
