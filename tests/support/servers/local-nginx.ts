import { findProgram } from '../../../src/cli/support/system-program.ts'

/** Path of nginx, which is installed if possible. */
export const findNginx = (purpose: string): string =>
  findProgram({
    title: 'nginx',
    variable: 'NGINX_PATH',
    names: ['nginx', '/usr/sbin/nginx'],
    debianPackage: 'nginx',
    purpose,
  })

/** Path of nginx's module for files compressed with Brotli. */
export const findBrotliModule = (purpose: string): string =>
  findProgram({
    title: "nginx's module for Brotli",
    variable: 'NGINX_BROTLI_PATH',
    names: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    debianPackage: 'libnginx-mod-http-brotli-static',
    purpose,
  })

/** Folders for bodies of requests and answers that do not fit into memory. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** A configuration for one process of nginx that writes only into `folder`, and includes `folder`/site.conf. */
export const nginxIn = (folder: string, brotliModule?: string): string =>
  `${brotliModule ? `load_module ${brotliModule};` : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} include site.conf; }`
