/** What a build renders with. Vite bundles it for Node, which cannot load components itself. */
export { renderGallery } from '../gallery/gallery-page.tsx'
export { createRenderer } from '../render/create-renderer.tsx'
