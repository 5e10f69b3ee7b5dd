export default {
  header_register_short: 'ဖွင့်မည်',
  header_menu_wallet: 'ပိုက်ဆံအိတ်',
  header_menu_account_record: 'အကောင့်မှတ်တမ်း',
  fair_menu: 'ဂိမ်းရလဒ် စစ်ရန်',
  fair_returns: 'ပြန်ပေးနှုန်း (RTP)',
  nav_money: 'ပိုက်ဆံအိတ်',
  nav_bets: 'လောင်းကြေး',
  theme_label: 'ပုံစံ',
  footer_play_simply: 'တာဝန်သိစွာ ကစားပါ။',
  common_skip_to_content: 'အကြောင်းအရာသို့ ကျော်ရန်',
  session_replaced: 'သင့်အကောင့်ကို အခြားနေရာတွင် ဝင်ထားသည်။',
} as const
