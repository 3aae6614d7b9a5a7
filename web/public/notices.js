// Shows the notice that the house has sent, in place of the one before, and opens what it leads to.

self.addEventListener('push', (event) => {
  const { title, url } = event.data.json();
  const how = { data: url, tag: 'waiting', renotify: true, icon: '/static/mark.svg' };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
