import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

export interface Gate {
  port: number;
  /** Whoever comes is let in and gets no answer. */
  hold(): void;
  /** Nobody gets through, as if the host were down. */
  shut(): void;
  open(): void;
  close(): void;
}

/** A port in front of another one. */
export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<net.Socket>();
  let isShut = false;
  let isHeld = false;
  const server = net.createServer((client) => {
    if (isShut) return void client.destroy();
    if (isHeld) {
      sockets.add(client);
      client.on('error', () => client.destroy()).on('close', () => sockets.delete(client));
      return;
    }
    const behind = net.connect(target, 'localhost');
    for (const socket of [client, behind]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(behind).pipe(client);
  });
  await once(server.listen(0), 'listening');
  const shut = () => {
    isShut = true;
    for (const socket of sockets) socket.destroy();
  };
  const hold = () => {
    isHeld = true;
    // Connections that the shop has kept would still be answered.
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut,
    hold,
    open() {
      isShut = false;
      if (!isHeld) return;
      isHeld = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      shut();
      server.close();
    },
  };
}
