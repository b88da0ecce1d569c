import { clearNotice, notify, toast } from '../components/notices/notice-store.ts'

/** Shows a notice while the connection is lost, and when it is back. Returns a function that ends this. */
export function watchConnection(): () => void {
  const offline = () => notify('You are offline. What you have typed stays here; send it when you are back.')
  const online = () => {
    clearNotice()
    toast('You are online again.')
  }
  addEventListener('offline', offline)
  addEventListener('online', online)
  return () => {
    removeEventListener('offline', offline)
    removeEventListener('online', online)
  }
}
