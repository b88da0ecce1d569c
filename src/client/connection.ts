import { clearNotice, notify, toast } from '../components/notices/notice-store.ts'

/** Tells when the connection is lost, for as long as it is, and when it is back. Returns a function that ends it. */
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
