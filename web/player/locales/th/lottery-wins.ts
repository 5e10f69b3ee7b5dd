import type en from '../en/lottery-wins.ts'

export default {
  lottery_win_told: 'ถูกรางวัล {amount} · {game} · {issue}',
  lottery_win_corrected: 'แก้ไขผลรางวัล ได้รับเพิ่ม {amount} · {game} · {issue}',
  lottery_win_many: 'ถูกรางวัล {count} งวด รวม {amount}',
  lottery_win_see: 'ดูโพย',
} satisfies Record<keyof typeof en, string>
