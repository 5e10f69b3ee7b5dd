export default {
  field_username: '用户名',
  field_password: '密码',
  field_old_password: '旧密码',
  field_new_password: '新密码',
  field_confirm_password: '确认密码',
  msg_required_username: '请输入用户名',
  msg_required_password: '请输入密码',
  msg_enter_captcha: '请输入图形验证码',
  field_show_password: '显示密码',
  field_hide_password: '隐藏密码',
} as const
