export default {
  header_register_short: '가입',
  header_menu_wallet: '지갑',
  header_menu_account_record: '계정 내역',
  fair_menu: '게임 결과 확인',
  fair_returns: '게임 환수율(RTP)',
  nav_money: '지갑',
  nav_bets: '베팅',
  theme_label: '테마',
  footer_play_simply: '책임감 있게 즐기세요.',
  common_skip_to_content: '본문으로 이동',
  session_replaced: '다른 곳에서 로그인되었습니다.',
} as const
