/** This is the part of autocannon we use; the package carries no types. */
declare module 'autocannon' {
  export type LoadRequest = {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type LoadClient = { setRequests(requests: LoadRequest[]): void };
  export type LoadResult = {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** It took so many seconds really. */
    duration: number;
  };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    setupClient(client: LoadClient): void;
  };
  export default function autocannon(options: Options): Promise<LoadResult>;
}
