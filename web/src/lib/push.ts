// Web Push: the browser's own subscription, as text for the server; "" where there is none.

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

export async function subscribe(key: string): Promise<string> {
  if (!key || !('serviceWorker' in navigator) || !('PushManager' in window)) return '';
  try {
    if ((await Notification.requestPermission()) !== 'granted') return '';
    const worker = await navigator.serviceWorker.register('/static/notices.js');
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    return JSON.stringify(found);
  } catch {
    return '';
  }
}
