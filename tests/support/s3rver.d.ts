declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    /** The folder of the objects. */
    directory: string
    address: string
    /** 0 for a free one. */
    port: number
    silent: boolean
    configureBuckets: { name: string; configs: string[] }[]
  }

  /** An S3 server that stores objects as files. Key and secret are both `S3RVER`. */
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
