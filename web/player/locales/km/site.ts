export default {
  header_register_short: 'ចុះឈ្មោះ',
  header_menu_wallet: 'កាបូបប្រាក់',
  header_menu_account_record: 'ប្រវត្តិគណនី',
  fair_menu: 'ពិនិត្យលទ្ធផលហ្គេម',
  fair_returns: 'អត្រាសង (RTP)',
  nav_money: 'កាបូប',
  nav_bets: 'ភ្នាល់',
  theme_label: 'រូបរាង',
  footer_play_simply: 'លេងដោយទទួលខុសត្រូវ',
  common_skip_to_content: 'រំលងទៅខ្លឹមសារ',
  session_replaced: 'គណនីរបស់អ្នកបានចូលនៅកន្លែងផ្សេង',
} as const
