// The app in development. The preamble comes before any component: Fast Refresh registers them as they are evaluated.
import '@vitejs/plugin-react/preamble'
import '../main.tsx'
