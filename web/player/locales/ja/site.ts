export default {
  header_register_short: '登録',
  header_menu_wallet: 'ウォレット',
  header_menu_account_record: '取引履歴',
  fair_menu: 'ゲーム結果の検証',
  fair_returns: 'ゲームの還元率（RTP）',
  nav_money: 'ウォレット',
  nav_bets: 'ベット',
  theme_label: 'テーマ',
  footer_play_simply: '責任あるプレイを。',
  common_skip_to_content: '本文へ移動',
  session_replaced: '別の場所でログインされました。',
} as const
