// Shows a notice that the house has sent, and opens its table.

self.addEventListener('push', (event) => {
  const { title = 'Boardwright', text = '', url = '/' } = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(title, { body: text, data: url, tag: url, icon: '/static/mark.svg' }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data || '/'));
});
