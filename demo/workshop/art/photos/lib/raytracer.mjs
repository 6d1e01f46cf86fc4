/** A small ray tracer for flat triangles: a bounding-volume tree and two queries. */
const LEAF = 4;

export function createScene(mesh) {
  const count = mesh.glows.length;
  const p = Float32Array.from(mesh.positions);
  const centres = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) centres[i * 3 + c] = (p[i * 9 + c] + p[i * 9 + 3 + c] + p[i * 9 + 6 + c]) / 3;
  }
  const order = Int32Array.from({ length: count }, (_, i) => i);
  const bounds = [];
  const links = [];

  function boxOf(from, to) {
    const b = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let k = from; k < to; k++) {
      const o = order[k] * 9;
      for (let j = 0; j < 9; j++) {
        const c = j % 3;
        if (p[o + j] < b[c]) b[c] = p[o + j];
        if (p[o + j] > b[c + 3]) b[c + 3] = p[o + j];
      }
    }
    return b;
  }

  // Nodes in depth-first order: left child follows its parent, link holds the right one (or the leaf's range).
  function build(from, to) {
    const node = links.length / 2;
    const b = boxOf(from, to);
    bounds.push(...b);
    links.push(0, 0);
    if (to - from <= LEAF) {
      links[node * 2] = from;
      links[node * 2 + 1] = -(to - from);
      return;
    }
    const size = [b[3] - b[0], b[4] - b[1], b[5] - b[2]];
    const axis = size[0] > size[1] ? (size[0] > size[2] ? 0 : 2) : size[1] > size[2] ? 1 : 2;
    const sorted = Array.from(order.subarray(from, to)).sort((i, j) => centres[i * 3 + axis] - centres[j * 3 + axis]);
    order.set(sorted, from);
    const middle = (from + to) >> 1;
    build(from, middle);
    links[node * 2] = links.length / 2;
    links[node * 2 + 1] = axis + 1;
    build(middle, to);
  }
  build(0, count);

  const box = Float32Array.from(bounds);
  const link = Int32Array.from(links);
  const corners = new Float32Array(count * 9);
  const normals = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const o = i * 9;
    const e = [p[o + 3] - p[o], p[o + 4] - p[o + 1], p[o + 5] - p[o + 2]];
    const f = [p[o + 6] - p[o], p[o + 7] - p[o + 1], p[o + 8] - p[o + 2]];
    corners.set([p[o], p[o + 1], p[o + 2], ...e, ...f], o);
    const n = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
    const l = Math.hypot(...n) || 1;
    normals.set([n[0] / l, n[1] / l, n[2] / l], i * 3);
  }
  const stack = new Int32Array(64);

  /** Nearest hit along a ray: { t, id }, id -1 for none. With `any` set, the first found will do. */
  function cast(ox, oy, oz, dx, dy, dz, limit, any, hit) {
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    let best = limit;
    let id = -1;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top];
      const o = node * 6;
      let a = (box[o] - ox) * ix;
      let b = (box[o + 3] - ox) * ix;
      let near = a < b ? a : b;
      let far = a < b ? b : a;
      a = (box[o + 1] - oy) * iy;
      b = (box[o + 4] - oy) * iy;
      if (a > b) { const t = a; a = b; b = t; }
      if (a > near) near = a;
      if (b < far) far = b;
      a = (box[o + 2] - oz) * iz;
      b = (box[o + 5] - oz) * iz;
      if (a > b) { const t = a; a = b; b = t; }
      if (a > near) near = a;
      if (b < far) far = b;
      if (far < 0 || near > far || near > best) continue;
      const kind = link[node * 2 + 1];
      if (kind > 0) {
        const forward = kind === 1 ? dx > 0 : kind === 2 ? dy > 0 : dz > 0;
        const right = link[node * 2];
        stack[top++] = forward ? right : node + 1;
        stack[top++] = forward ? node + 1 : right;
        continue;
      }
      const from = link[node * 2];
      for (let k = from; k < from - kind; k++) {
        const c = order[k] * 9;
        const e1x = corners[c + 3], e1y = corners[c + 4], e1z = corners[c + 5];
        const e2x = corners[c + 6], e2y = corners[c + 7], e2z = corners[c + 8];
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-9 && det < 1e-9) continue;
        const inv = 1 / det;
        const tx = ox - corners[c], ty = oy - corners[c + 1], tz = oz - corners[c + 2];
        const u = (tx * px + ty * py + tz * pz) * inv;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < 0 || u + v > 1) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (t > 1e-4 && t < best) {
          best = t;
          id = order[k];
          if (any) return true;
        }
      }
    }
    if (any) return false;
    hit.t = best;
    hit.id = id;
    return id >= 0;
  }

  return {
    normals,
    colours: Float32Array.from(mesh.colours),
    glows: Float32Array.from(mesh.glows),
    nearest: (o, d, hit) => cast(o[0], o[1], o[2], d[0], d[1], d[2], 1e6, false, hit),
    blocked: (o, d, limit) => cast(o[0], o[1], o[2], d[0], d[1], d[2], limit, true, null),
  };
}
