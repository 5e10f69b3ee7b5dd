export default {
  announcement_empty: '暂无公告',
  announcement_dont_show: '本次登录不再显示',
  announcement_place: '第 {place} 条，共 {total} 条',
  announcement_type_system: '系统',
  announcement_type_security: '安全',
  announcement_type_account: '账号',
  announcement_type_game: '游戏',
  announcement_type_event: '活动',
  announcement_type_promotion: '优惠',
  content_read_on: '查看详情',
  announcement_go_promotion: '查看优惠',
  announcement_go_reward: '前往奖励中心',
} as const
