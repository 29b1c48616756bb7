// A bare node:http server that sends one file: the limit that pages are measured against.
import fs from 'node:fs';
import http from 'node:http';

const body = fs.readFileSync(process.argv[2]);
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
const server = http.createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));
