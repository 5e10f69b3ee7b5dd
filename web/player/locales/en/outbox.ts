export default {
  demo_outbox_title: 'Demo outbox',
  demo_outbox_text: 'The demo sends no real SMS or e-mail. Every message stays here.',
  demo_outbox_search: 'Number or e-mail of the recipient',
  demo_outbox_none: 'No messages yet',
  demo_outbox_push: 'Notification',
  demo_outbox_sms: 'SMS',
  demo_outbox_mail: 'E-mail',
} as const
