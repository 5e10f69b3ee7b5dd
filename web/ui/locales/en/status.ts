export default {
  game_maintenance: 'Under maintenance',
  info_maintenance: 'The site is under maintenance. Your balance and bets are kept.',
  info_maintenance_until:
    'The site is under maintenance and is expected to open again at {time}. Your balance and bets are kept.',
  blockip: 'Access restricted',
  info_ip_block: 'The service is not available in your area. Your IP: {address}',
  info_ip_block_contact: 'If you think this is a mistake, please send this IP to customer service.',
} as const
