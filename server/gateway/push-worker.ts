/**
 * The part of the site's worker that shows pushes (modules/messaging/push). A press opens a page of the site
 * and never another address; it opens beside what is open, so that no running game is left.
 */
export const PUSH_WORKER = `self.addEventListener('push', (event) => {
  const { title, body, link, stopLink, stopText } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, {
    body, icon: '/icons/app-192.png', data: { link, stopLink },
    actions: stopLink ? [{ action: 'stop', title: stopText }] : [],
  }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link, stopLink } = event.notification.data
  const page = new URL((event.action === 'stop' ? stopLink : link) || '/', self.location.origin)
  if (page.origin === self.location.origin) event.waitUntil(self.clients.openWindow(page.href))
})
`
