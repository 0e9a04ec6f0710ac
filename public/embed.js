// For pages that show Casebook in frames: gives each frame the height that it asks for. MIT licence.
addEventListener('message', function (event) {
  var data = event.data;
  var height = data && data.type === 'embed-size' && Math.ceil(Number(data.height));
  if (!(height >= 120 && height <= 2000)) return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow !== event.source) return;
    frame.height = height;
    frame.style.height = height + 'px';
  });
});
