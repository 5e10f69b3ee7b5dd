export default {
  header_register_short: 'ສະໝັກ',
  header_menu_wallet: 'ກະເປົາເງິນ',
  header_menu_account_record: 'ລາຍການບັນຊີ',
  fair_menu: 'ກວດຜົນເກມ',
  fair_returns: 'ອັດຕາຄືນ (RTP)',
  nav_money: 'ກະເປົາເງິນ',
  nav_bets: 'ເດີມພັນ',
  theme_label: 'ຮູບແບບ',
  footer_play_simply: 'ຫຼິ້ນຢ່າງມີສະຕິ',
  common_skip_to_content: 'ຂ້າມໄປເນື້ອຫາ',
  session_replaced: 'ບັນຊີຂອງທ່ານເຂົ້າສູ່ລະບົບຢູ່ບ່ອນອື່ນແລ້ວ',
} as const
