export default {
  header_register_short: 'Daftar',
  header_menu_wallet: 'Dompet',
  header_menu_account_record: 'Riwayat akun',
  fair_menu: 'Periksa hasil permainan',
  fair_returns: 'Tingkat pengembalian (RTP)',
  nav_money: 'Dompet',
  nav_bets: 'Taruhan',
  theme_label: 'Tema',
  footer_play_simply: 'Bermainlah dengan bertanggung jawab.',
  common_skip_to_content: 'Langsung ke isi',
  session_replaced: 'Akun Anda masuk di tempat lain.',
} as const
