/**
 * The translator of a browser puts texts into elements of its own, also those that React has rendered. React later removes such a
 * text, or inserts before it, which throws where it is not a child any more, and the whole island is gone. Here it stays,
 * and what is inserted comes last.
 */
export function tolerateMovedNodes() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null)
    return child
  }
}
